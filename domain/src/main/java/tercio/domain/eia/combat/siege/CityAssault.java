package tercio.domain.eia.combat.siege;

import tercio.domain.eia.combat.CombatForce;
import tercio.domain.ruling.Readings;

/**
 * An assault attempt with the choices of both sides (EIA-7.5.4.1).
 *
 * @param fleches the siege value of the city
 * @param spires its supply value
 * @param refuge there is a friendly unbesieged city for a garrison with honours
 * @param surrenders the garrison surrenders after a breach when it does not leave with honours
 * @param sortie the garrison makes a sortie where the table lets it
 */
public record CityAssault(int fleches, int spires, int moraleMethod, CombatForce besieger, CombatForce garrison, Honours honours, boolean refuge,
        boolean surrenders, boolean sortie, Readings readings) {}
