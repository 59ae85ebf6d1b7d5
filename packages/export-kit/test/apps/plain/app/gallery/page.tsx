import Image from "next/image";
import { Mounted } from "../../components/mounted";
import wave from "./wave.png";
import styles from "./gallery.module.css";

export default function GalleryPage() {
  return (
    <>
      <h1>Gallery</h1>
      <Image src={wave} alt="Imported" preload />
      <Image src="/dot.svg" alt="By address" width={16} height={16} />
      <div className={styles.box}>
        <Image src="/dot.svg" alt="Filling" fill style={{ objectFit: "cover" }} />
      </div>
      <p style={{ color: "rgb(4, 5, 6)", ["--gap" as string]: '"a;b"' }}>A style of its own</p>
      <Mounted part="page" />
    </>
  );
}
