import { type ReactNode, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopPicture } from '#domain/shops/contract.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskFieldset } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { LateCropDialog } from '#web/modules/files/crop/late-crop-dialog.ts';
import { uploadPicture } from '#web/modules/files/upload-picture.ts';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import * as texts from './shop-page-texts.ts';

interface Props {
  slot: ShopPicture;
  title: string;
  hint: string;
  shape: { name: string; ratio: number };
  picture: Picture | null;
  /** How it looks with the picture, and without one. */
  children: ReactNode;
}

/** One picture of the shop: chosen, cropped to its shape, described, taken away again. */
export function PictureSlot({ slot, title, hint, shape, picture, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState<number | null>(null);
  const [cropping, setCropping] = useState<Picture | null>(null);
  const [problem, setProblem] = useState('');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const { send, isSending } = useSend('shops.setPicture', 'shops.getMine', 'listings.getShop', 'listings.getListing');
  const set = (next: Picture | null, done: string): void => {
    const chosen = next && { id: next.id, alt: alt.trim(), focusX: next.focusX, focusY: next.focusY };
    setProblem('');
    send(
      { place: slot, picture: chosen },
      {
        onSuccess: (mine) => {
          queryClient.setQueryData(callKey('shops.getMine'), mine);
          if (!next) setAlt('');
          showToast(done, { type: 'success' });
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem('');
    setUploading(0);
    try {
      setCropping(await uploadPicture(file, { onProgress: setUploading }));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setUploading(null);
    }
  };
  const isBusy = isSending || uploading !== null;
  const content = () => {
    if (uploading === null) return picture ? texts.another : texts.choosePhoto;
    return texts.uploading(Math.round(uploading * 100));
  };
  return (
    <DeskFieldset className="d-shoppic" legend={title}>
      {children}
      <p className="d-croprow">
        <DeskButton icon="image" isAlwaysShown disabled={isBusy} onClick={() => input.current?.click()}>
          {content()}
        </DeskButton>
        {picture && (
          <DeskButton isAlwaysShown disabled={isBusy} onClick={() => set(null, texts.isRemoved(title))}>
            {texts.remove}
          </DeskButton>
        )}
      </p>
      <FilePicker ref={input} aria-label={texts.fileFor(title)} onFiles={([file]) => void take(file)} />
      {problem ? <DeskError role="alert">{problem}</DeskError> : <p className="d-hint">{hint}</p>}
      {picture && (
        <DeskField
          label={texts.description}
          note={texts.written(alt.length, 140)}
          value={alt}
          maxLength={140}
          placeholder={texts.example}
          onChange={(event) => setAlt(event.target.value)}
        />
      )}
      {picture && alt.trim() !== picture.alt && (
        <DeskButton isAlwaysShown disabled={isBusy} onClick={() => set(picture, texts.descriptionSaved)}>
          {texts.saveDescription}
        </DeskButton>
      )}
      {cropping && (
        <LateCropDialog
          picture={cropping}
          shapes={[shape]}
          onClose={() => setCropping(null)}
          onCropped={(part) => set(part, texts.isOnPage(title))}
        />
      )}
    </DeskFieldset>
  );
}
