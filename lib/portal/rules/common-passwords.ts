/**
 * Words with which people begin passwords, written down for this project; not a list of leaked ones. With digits, signs
 * and repetitions around them they cover many thousands: `isCommonPassword` takes these away first.
 */
export const COMMON_WORDS: readonly string[] = (
  "password passwort passwd pass word kennwort motdepasse contrasena senha parola secret secure security private " +
  "admin administrator root user guest test testing demo sample default login signin welcome hello letmein changeme " +
  "access master super superman batman spiderman ironman pokemon starwars matrix gandalf hobbit hogwarts potter " +
  "qwerty azerty qwertz asdf zxcv keyboard computer laptop internet google facebook apple samsung android iphone " +
  "microsoft windows linux dragon monkey tiger lion eagle falcon phoenix bear wolf panther horse pony kitten kitty " +
  "cat dog puppy bunny rabbit chicken fish shark dolphin butterfly flower sunflower rose daisy lily orchid sunshine " +
  "summer winter spring autumn january february march april june july august september october november december " +
  "monday friday sunday morning love lovely iloveyou loveyou lovers baby babygirl angel princess prince queen king " +
  "sweet sweetheart honey sugar candy chocolate cookie banana orange cherry pepper cheese pizza coffee whisky " +
  "football soccer rugby cricket hockey baseball basketball tennis golf liverpool chelsea arsenal everton celtic " +
  "rangers scotland england ireland glasgow edinburgh london britain america canada france germany spain italy " +
  "michael michelle daniel david james john robert thomas william charlie george jack harry jessica jennifer " +
  "ashley amanda nicole hannah sophie emma emily olivia maria laura anna andrew matthew joshua jordan hunter ranger " +
  "shadow ninja killer samurai warrior soldier trustno1 whatever nothing nobody freedom forever family friend friends " +
  "mother father mum dad mummy daddy brother sister jesus christ heaven blessed money lucky happy smile " +
  "star silver golden diamond purple yellow green blue black white red merlin maverick mustang ferrari porsche " +
  "mercedes yamaha harley corvette guitar music metallica nirvana dance abc qaz qwe"
).split(" ");

const rows = [
  ...["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop"],
  ...[
    "azertyuiop",
    "yxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "1qaz2wsx3edc4rfv5tgb",
    '!"£$%^&*()',
  ],
  ...["qazwsxedcrfvtgbyhnujm", "147258369", "!@#$%^&*()"],
];

/** Characters that follow each other on keyboards, in the alphabet or in counting, in both directions. */
export const KEYBOARD_ROWS: readonly string[] = [...rows, ...rows.map((row) => [...row].reverse().join(""))];
