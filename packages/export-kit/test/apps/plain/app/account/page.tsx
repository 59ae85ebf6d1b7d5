import Link from "next/link";
import { Mounted } from "../../components/mounted";

export default function AccountPage() {
  return (
    <>
      <h1>Account</h1>
      <Link href="/account/settings">Settings</Link>
      <Mounted part="page" />
    </>
  );
}
