export { DeviceCheck } from './diagnostics/device-check.tsx';
