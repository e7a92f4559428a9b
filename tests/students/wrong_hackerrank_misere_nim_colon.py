for _ in range(int(input())):
    n = int(input())
    s = list(map(int, input().split()))
    x = 0
    for i in s
        x ^= i
    print("First" if x else "Second")
