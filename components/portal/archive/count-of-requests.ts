/** "1 request", "12 requests". */
export const countOfRequests = (count: number) => `${count} ${count === 1 ? "request" : "requests"}`;
