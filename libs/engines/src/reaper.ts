import { spawn } from 'node:child_process';

/**
 * A shell that reads process groups from stdin and stops them if stdin ends without `release`, even after `kill -9`.
 */
const SCRIPT = `
trap '' INT TERM HUP
groups=''
folder=''
while read -r word value; do
  case "$word" in
    add) groups="$groups $value" ;;
    drop) rest=''; for g in $groups; do [ "$g" = "$value" ] || rest="$rest $g"; done; groups="$rest" ;;
    remove) folder="$value" ;;
    release) exit 0 ;;
  esac
done
for g in $groups; do kill -TERM "-$g" 2>/dev/null; done
left=50
while [ "$left" -gt 0 ]; do
  alive=''
  for g in $groups; do kill -0 "-$g" 2>/dev/null && alive="$alive $g"; done
  [ -z "$alive" ] && break
  left=$((left - 1))
  sleep 0.1
done
for g in $groups; do kill -KILL "-$g" 2>/dev/null; done
[ -n "$folder" ] && rm -rf "$folder"
exit 0
`;

export interface Reaper {
  /** The group of this leader is stopped when the owner dies. */
  add(leader: number): void;
  drop(leader: number): void;
  /** To be called when the owner has stopped everything itself. */
  release(): void;
}

/** @param removeFolder a folder with scratch data, removed when the owner dies; its name has no line breaks */
export function startReaper(options: { removeFolder?: string } = {}): Reaper {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'gewerk-reaper'], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If the shell has died, only the owner can stop the groups that were registered with it.
  shell.stdin.on('error', () => shell.stdin.destroy());
  shell.on('error', (fault) => process.emitWarning(`the reaper could not be started: ${fault.message}`));
  shell.unref();
  const say = (line: string): void => {
    if (shell.stdin.writable) shell.stdin.write(`${line}\n`);
  };
  if (options.removeFolder) say(`remove ${options.removeFolder}`);
  return {
    add: (leader) => say(`add ${leader}`),
    drop: (leader) => say(`drop ${leader}`),
    release: () => {
      if (shell.stdin.writable) shell.stdin.end('release\n');
    },
  };
}
