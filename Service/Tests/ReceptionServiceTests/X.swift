// ReceptionService
