import { Mounted } from "../../components/mounted";
import { OrderForm } from "./order-form";

export default function FormPage() {
  return (
    <>
      <h1>Form</h1>
      <OrderForm />
      <Mounted part="page" />
    </>
  );
}
