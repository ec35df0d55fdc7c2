// ReceptionProtocol
