import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { avatarCrop } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Slider } from '../../ui/slider.tsx'
import { cropImage } from './crop-image.ts'

type AvatarDialogProps = { address: string; busy: boolean; onClose: () => void; onCropped: (image: Blob) => void }

const { zoom: zoomRange } = avatarCrop
/** How far an arrow key moves the picture, in pixels of the screen. */
const keyboardStep = 8

/** The square that is kept: moved by pointer or arrow keys, enlarged by the slider. */
export function AvatarDialog({ address, busy, onClose, onCropped }: AvatarDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zoomRange.minimum)
  const [area, setArea] = useState<Area | null>(null)

  async function save() {
    if (!area) return
    const image = await cropImage(address, area).catch(() => null)
    if (image) onCropped(image)
    else showMessage(profileMessages.avatarUnreadable)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Crop your photo"
      description="Move it with the arrow keys or by dragging."
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!area} onClick={() => void save()}>
            {busy ? 'Saving…' : 'Save photo'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="relative h-72 overflow-clip rounded-card bg-sunk">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={zoomRange.minimum}
            maxZoom={zoomRange.maximum}
            zoomSpeed={zoomRange.step}
            aspect={1}
            keyboardStep={keyboardStep}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={(next) => setZoom(onStep(next))}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: () => showMessage(profileMessages.avatarUnreadable) }}
            cropperProps={{ 'aria-label': 'The part of the photo that is kept', role: 'group' }}
          />
        </div>
        <Slider
          label="Zoom"
          value={zoom}
          onChange={(next) => setZoom(onStep(next))}
          min={zoomRange.minimum}
          max={zoomRange.maximum}
          step={zoomRange.step}
          format={(value) => `${value.toFixed(1)}×`}
        />
      </div>
    </Dialog>
  )
}

/** Wheels and fingers zoom by any amount; what is kept are tenths. */
function onStep(value: number): number {
  return Math.round(Math.min(Math.max(value, zoomRange.minimum), zoomRange.maximum) / zoomRange.step) * zoomRange.step
}
