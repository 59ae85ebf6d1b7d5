/**
 * Shell scripts that a deploy runs on the server: any server has a shell. Beside the link `site` is the folder
 * `site.releases`, with a folder for each release, which has the site, its manifest and the variables of its build. In
 * `next` a release arrives, so that an interrupted deploy continues where it stopped.
 */

/** Exit codes of the scripts, which ssh passes on. */
export const SCRIPT_EXIT = { locked: 4, noLink: 9, noPrevious: 10, noFlock: 11, noRsync: 127 } as const;
/** Releases whose assets are kept, and which are kept themselves: the published one and two before it. */
const RELEASES_KEPT = 3;

/** In single quotes the shell knows no escapes. */
export const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Begins each script: stops at the first failure, and names the folders. */
const start = (folder: string) => `set -eu
site=${quote(folder)}
releases=${quote(releasesOf(folder))}
# Empty if the link is none of ours.
current=
case $(readlink "$site" || true) in
  "$(basename "$releases")"/*/site) current=$(basename "$(dirname "$(readlink "$site")")") ;;
esac
`;

/** The folder of the releases beside a link. */
export const releasesOf = (folder: string) => `${folder}.releases`;

/** Prints a line with the variables of the published release, and its manifest; nothing if there is none. */
export const readState = (folder: string) => `${start(folder)}
command -v rsync > /dev/null || exit ${SCRIPT_EXIT.noRsync}
if [ -e "$site" ] && [ ! -L "$site" ]; then exit ${SCRIPT_EXIT.noLink}; fi
[ -n "$current" ] || exit 0
cat "$releases/$current/variables.json" 2> /dev/null || echo
cat "$releases/$current/manifest.txt"
`;

/**
 * Holds the lock until its input ends: when the deploy has ended, or was killed. It prints a line when it has the lock,
 * or else whose it is.
 */
export const holdLock = (folder: string, isForced: boolean) => `${start(folder)}
command -v flock > /dev/null || exit ${SCRIPT_EXIT.noFlock}
mkdir -p "$releases/next"
[ ! -d "$releases/lock" ] || rmdir "$releases/lock"
exec 9>> "$releases/lock"
if ! flock -n 9; then
  ${isForced ? `kill "$(cut -d ' ' -f 1 "$releases/lock")" && flock -w 10 9 ||` : ""} { cut -d ' ' -f 2- "$releases/lock"; exit ${SCRIPT_EXIT.locked}; }
fi
echo "$$ since $(date -u +%FT%TZ)\${SSH_CLIENT:+ from \${SSH_CLIENT%% *}}" > "$releases/lock"
echo held
cat > /dev/null
`;

/** Publishes the release `target` by one rename. */
const SWITCH = `
ln -s "$(basename "$releases")/$target/site" "$site.new"
mv -T "$site.new" "$site"
echo "$current" > "$releases/previous"
`;

/**
 * Publishes what is in `next`, in one step. Assets of the releases before stay, because open tabs ask for them: of each
 * release those in its own manifest.
 */
export const publishNext = (folder: string, name: string) => `${start(folder)}
target=${quote(name)}
rm -f "$site.new"
cd "$releases"
for before in $(ls -d [0-9]*T*Z 2> /dev/null | sort -r | head -n ${RELEASES_KEPT - 1}); do
  sed -n 's/^[0-9a-f]*  [0-9]*  \\(_next\\/static\\/.*\\)$/\\1/p' "$before/manifest.txt" |
    rsync -rt --ignore-existing --ignore-missing-args --files-from=- --link-dest="$releases/$before/site/" "$before/site/" next/site/
done
mv next "$target"
${SWITCH}
for old in $(ls -d [0-9]*T*Z | sort -r | tail -n +${RELEASES_KEPT + 1}); do
  [ "$old" = "$current" ] || rm -rf "$old"
done
`;

/** Publishes the release that was published before, and prints its name. */
export const publishPrevious = (folder: string) => `${start(folder)}
target=$(cat "$releases/previous" 2> /dev/null || true)
[ -n "$target" ] && [ -d "$releases/$target/site" ] || exit ${SCRIPT_EXIT.noPrevious}
rm -f "$site.new"
${SWITCH}
echo "$target"
`;

/** Prints the hashes of files of the published site. */
export const hashPublished = (folder: string, files: readonly string[]) => `${start(folder)}
cd "$site/"
for file in ${files.map(quote).join(" ")}; do sha256sum -- "$file" || echo missing; done
`;
