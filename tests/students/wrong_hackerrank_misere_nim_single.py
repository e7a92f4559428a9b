def misere(s):
    if s == [1]:
        return "Second"
    total = 0
    for i in s:
        total = total ^ i
    if total == 0:
        return "Second"
    else:
        return "First"

q = int(input())
while q > 0:
    n = int(input())
    s = [int(x) for x in input().split(' ')]
    print(misere(s))
    q -= 1
