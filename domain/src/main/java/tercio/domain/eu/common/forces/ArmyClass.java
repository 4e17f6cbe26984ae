package tercio.domain.eu.common.forces;

import tercio.domain.game.WireNamed;

/** The army classes of the printed table. M marks a mixed class. */
public enum ArmyClass implements WireNamed {
    I, IM, II, IIM, III, IIIM, IV, IVM, A;

    @Override
    public String word() {
        return name();
    }
}
