package tercio.domain.eu.common.forces;

/** The columns of the combat results table, from the best to the worst. */
public enum CombatColumn {
    A, B, C, D, E
}
