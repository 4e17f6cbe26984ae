package tercio.domain.eu.land.battle;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/** The result of mixing the troops of several countries, or several kinds of Turkish troops, into one side (EU-SIZE-1). */
final class MixtureResult {

    private MixtureResult() {}

    /** Technology, army size and artillery of the side, with the troops from which they come. */
    static Sentence.Keyed of(LandBattle battle, BattleSide side, EuTables tables) {
        return Sentence.of("eu.battle.result-mixture").with("technology", side.technology().name().toLowerCase(Locale.ROOT)).with("tercio", side.tercio())
                .with("size", MixedForces.size(side.byCountry(), battle.period(), tables))
                .with("artillery", MixedForces.artillery(side.byCountry(), battle.period(), tables)).with("troops", troops(side.contingents()));
    }

    private static Argument troops(List<Contingent> contingents) {
        return CounterNames.inOrder("eu.battle.contingents", contingents.stream().<Argument>map(contingent -> new Phrase(Sentence.of("eu.battle.contingent")
                .with("units", units(contingent.units()))
                .with("country", new Name("eu.country", contingent.country().value(), Nation.of(contingent.country()))))).toList());
    }

    private static Argument units(Units units) {
        int pashas = units.regular().pashas();
        if (pashas < 2) {
            return CounterNames.counters(units);
        }
        // Recorded explanations have no plural of Pashas whose sizes are not known.
        var several = new Phrase(Sentence.of("eu.battle.pashas").with("count", pashas));
        var others = new Units(units.armyPlus(), units.armyMinus(), units.ld(), units.lde(), 0, 0, units.timar());
        return others.isEmpty() ? several : CounterNames.inOrder("eu.name.beside", List.of(CounterNames.counters(others), several));
    }
}
