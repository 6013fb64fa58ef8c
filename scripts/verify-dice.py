import hashlib, hmac, sys

lines = [line.strip().partition(" ") for line in open(sys.argv[1], encoding="utf-8", newline="\n")]
facts = {word: rest for word, _, rest in lines[: lines.index(("move", " ", "0"))]}
if hashlib.sha256(facts["secret"].encode()).hexdigest() != facts["commitment"]:
    sys.exit("the secret is not the one that was committed to")
version, place, count = None, 0, 0
for word, _, rest in lines:
    if word == "move":
        version, place = rest.split()[0], 0
    for number in rest.split() if word == "drawn" else []:
        of, drawn = map(int, number.split(":"))
        derived = None
        while derived is None:
            message = f"{facts['game']}/{version}/{place}".encode()
            digest = hmac.digest(facts["secret"].encode(), message, "sha256")
            words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            derived = next((w % of + 1 for w in words if w < 2**32 // of * of), None)
            place += 1
        if derived != drawn:
            sys.exit(f"version {version}: {number} is recorded, but the secret gives {of}:{derived}")
        count += 1
print(f"{count} numbers, all as the secret of commitment {facts['commitment']} gives them")
