/**
 * What `node:async_hooks` is to the service, for an engine that answers one request after the other: the store of the
 * request that is being answered.
 */
export class AsyncLocalStorage<T> {
  #store: T | undefined;

  getStore(): T | undefined {
    return this.#store;
  }

  run<R>(store: T, deed: () => R): R {
    const before = this.#store;
    this.#store = store;
    const restore = (): void => {
      this.#store = before;
    };
    const answer = deed();
    if (answer instanceof Promise) void answer.then(restore, restore);
    else restore();
    return answer;
  }
}
