using Hitboxes;
using UnityEngine;

/// A fighter hits a dummy, and the hits are counted. Put it on an empty object, and give it duel.json and fighter.png.
/// Keys: left and right walk, space strikes, H shows the hitboxes.
public class Fight : MonoBehaviour
{
    const float PixelsPerUnit = 32;
    const float Speed = 120 / PixelsPerUnit; // units a second
    const float Blink = 0.15f;               // seconds

    public TextAsset duel;
    public Texture2D image;

    HitboxSprite fighter, dummy;
    int hits;
    bool hasStruck;
    float sinceHit = Blink;

    void Start()
    {
        dummy = Made("Dummy", new Vector3(1.7f, 0, 0), -1);
        fighter = Made("Fighter", new Vector3(-1.7f, 0, 0), 1);
        fighter.Play("idle");
        fighter.Finished += tag => fighter.Play("idle");
        fighter.Entered += (other, own, others) => {
            if (hasStruck)
                return; // a blow counts once, whatever it meets
            hasStruck = true;
            sinceHit = 0;
            ++hits;
        };
    }

    HitboxSprite Made(string name, Vector3 place, float way)
    {
        var made = new GameObject(name);
        made.SetActive(false); // until it knows its file
        made.transform.position = place;
        made.transform.localScale = new Vector3(way, 1, 1);
        var sprite = made.AddComponent<HitboxSprite>();
        sprite.file = duel;
        sprite.sprite = "fighter";
        sprite.image = image;
        sprite.pixelsPerUnit = PixelsPerUnit;
        sprite.showHitboxes = true;
        made.SetActive(true);
        return sprite;
    }

    void Update()
    {
        int way = (Input.GetKey(KeyCode.RightArrow) ? 1 : 0) - (Input.GetKey(KeyCode.LeftArrow) ? 1 : 0);
        fighter.transform.position += new Vector3(way * Speed * Time.deltaTime, 0, 0);
        if (way != 0)
            fighter.transform.localScale = new Vector3(way, 1, 1);
        if (Input.GetKeyDown(KeyCode.Space))
        {
            hasStruck = false;
            fighter.Play("attack");
            fighter.Body.Repeats = 1;
        }
        if (Input.GetKeyDown(KeyCode.H))
            fighter.showHitboxes = dummy.showHitboxes = !fighter.showHitboxes;
        sinceHit += Time.deltaTime;
        dummy.GetComponent<SpriteRenderer>().color = sinceHit < Blink ? new Color(1, 0.4f, 0.4f) : Color.white;
    }

    void OnGUI()
    {
        GUILayout.Label("hits: " + hits);
        GUILayout.Label("left, right: walk   space: strike   H: hitboxes");
    }
}
