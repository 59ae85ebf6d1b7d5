"use client";

import { useActionState, useId, useOptimistic, useState } from "react";

interface Order {
  count: number;
  error?: string;
}

async function order(previous: Order, data: FormData): Promise<Order> {
  const amount = Number(data.get("amount"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (!(amount > 0)) return { ...previous, error: "The amount has to be more than nothing" };
  return { count: previous.count + amount };
}

export function OrderForm() {
  const [state, submit, pending] = useActionState(order, { count: 0 });
  const [expected, setExpected] = useOptimistic(state.count);
  const [note, setNote] = useState("");
  const amount = useId();
  return (
    <form
      action={(data) => {
        setExpected((count) => count + Number(data.get("amount")));
        submit(data);
      }}
    >
      <label htmlFor={amount}>Amount</label>
      <input id={amount} name="amount" type="number" />
      <label>
        Note <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <p>Letters: {note.length}</p>
      <button disabled={pending}>Order</button>
      <p>
        Ordered: {state.count}, expected: {expected}
      </p>
      {state.error && <p role="alert">{state.error}</p>}
    </form>
  );
}
