/** The part of libheif-js that is used; its own types describe the bare WebAssembly only. */
declare module 'libheif-js/wasm-bundle.js' {
  type Handle = { readonly of: 'a picture in a file' };
  type Image = { readonly of: 'a picture that was drawn' };
  export type HeifImage = {
    handle: Handle;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    free(): void;
  };
  /** `data` lies in the memory of libheif, until the picture is released; a line takes `stride` bytes. */
  export type Plane = { width: number; height: number; stride: number; data: Uint8Array };
  type Fault = { code: unknown; message: string };
  const libheif: {
    ready: Promise<unknown>;
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
    heif_chroma: { heif_chroma_interleaved_RGB: object; heif_chroma_interleaved_RGBA: object };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_js_decode_image2(
      handle: Handle,
      colours: object,
      chroma: object,
    ): Promise<{ image: Image; channels: Plane[] } | Fault>;
    heif_image_release(image: Image): void;
  };
  export default libheif;
}
