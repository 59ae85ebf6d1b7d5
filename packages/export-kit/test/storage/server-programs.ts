import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Instead of a connection: runs the command on this machine. */
const SSH = `#!/bin/sh
shift
exec sh -c "$*"
`;

/** Where there is no rsync: what deploys use of it, without its speed. */
const RSYNC = `#!/bin/sh
set -eu
delete= list=
for argument in "$@"; do
  case $argument in --delete) delete=1 ;; --files-from=-) list=1 ;; esac
  from=\${to-}
  to=$argument
done
to=\${to#server:}
if [ -n "$list" ]; then
  while read -r file; do
    [ -e "$from$file" ] && [ ! -e "$to$file" ] || continue
    mkdir -p "$(dirname "$to$file")"
    cp -p "$from$file" "$to$file"
  done
elif [ -d "$from" ]; then
  [ -z "$delete" ] || rm -rf "$to"
  mkdir -p "$to"
  cp -Rp "$from." "$to"
else
  cp -p "$from" "$to"
fi
`;

/** Puts `ssh` to the host “server”, and rsync if it is missing, into PATH; returns the function that ends that. */
export function useServerPrograms(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "programs-"));
  const before = process.env.PATH;
  const isInstalled = spawnSync("rsync", ["--version"]).status === 0;
  for (const [name, text] of Object.entries({ ssh: SSH, ...(isInstalled ? {} : { rsync: RSYNC }) }))
    writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  process.env.PATH = `${folder}${path.delimiter}${before}`;
  return () => {
    process.env.PATH = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
