package tercio.domain.eu.forces;

/** The army classes of the printed table, the mixed ones with an M. */
public enum ArmyClass {
    I, IM, II, IIM, III, IIIM, IV, IVM, A
}
