/** "1 stored value", "2 stored values". */
export const countOfValues = (count: number) => `${count} stored ${count === 1 ? "value" : "values"}`;
