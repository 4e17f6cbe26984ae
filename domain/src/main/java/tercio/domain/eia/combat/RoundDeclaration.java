package tercio.domain.eia.combat;

/**
 * Declaration of a side before a round.
 *
 * @param tactical the tactical rating that its commander is declared to have (EIA-7.5.2.9.1.2)
 * @param guard the morale levels that committed guards add (EIA-12.3.4)
 * @param artillery whether its artillery bombards (EIA-12.3.5)
 */
public record RoundDeclaration(int tactical, int guard, boolean artillery) {}
