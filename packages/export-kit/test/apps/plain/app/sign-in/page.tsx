import { Suspense } from "react";
import { Mounted } from "../../components/mounted";
import { SignInForm } from "./sign-in-form";

export default function SignInPage() {
  return (
    <>
      <h1>Sign in</h1>
      <Suspense>
        <SignInForm />
      </Suspense>
      <Mounted part="page" />
    </>
  );
}
