package tercio.domain.eu.common.board;

/** The anchor printed in a province of Europe. In the rest of the world each establishment is a port on all its coasts. */
public enum PortKind {
    NONE, PORT, ARSENAL
}
