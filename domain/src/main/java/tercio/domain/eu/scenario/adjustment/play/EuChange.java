package tercio.domain.eu.scenario.adjustment.play;

import tercio.domain.game.Change;

/** A change that the host makes on the board of a war. */
public sealed interface EuChange extends Change permits StackChange, SeaChange, ProvinceChange, LeaderChange, CountryChange, WorldChange, RoundChange, DiplomacyChange {

    /** Whether it can be made while a march, a battle or another question waits. */
    default boolean atAnyTime() {
        return false;
    }
}
