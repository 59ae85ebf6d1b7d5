import { Mounted } from "../../components/mounted";
import { Lazy } from "./lazy";

export default function LazyPage() {
  return (
    <>
      <h1>Lazy</h1>
      <Lazy />
      <Mounted part="page" />
    </>
  );
}
