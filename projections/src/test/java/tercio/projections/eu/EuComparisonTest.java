package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Differences between two boards of Europa, in sentences. */
class EuComparisonTest {

    private static final EuMilitary RULES = new EuMilitary();

    private static final Stack SPANISH = Stack.atRest(new StackId("tercios"), new CountryId("spain"), new SpaceId("artois"), Units.of(1, 0, 0), 0, List.of());

    private final EuState before = without(RULES.start(RULES.scenario("artois").orElseThrow(), Readings.STANDARD)).with(SPANISH);

    private static EuState without(EuState board) {
        var empty = board;
        for (var stack : board.stacks().values()) {
            empty = empty.without(stack);
        }
        return empty;
    }

    private static List<String> between(EuState before, EuState after) {
        return new EuComparison().between(before, after).stream().map(Texts::english).toList();
    }

    private List<String> to(EuState after) {
        return between(before, after);
    }

    @Test
    void nothingIsSaidOfEqualBoards() {
        assertThat(to(before)).isEmpty();
    }

    @Test
    void aStackWentFromOnePlaceToAnother() {
        assertThat(to(before.with(SPANISH.placedIn(new SpaceId("picardie"))))).containsExactly("Spain's A+ went from Artois to Picardie.");
    }

    @Test
    void aStackThatWentAndShrankIsSaidInOneSentenceAndItsLossInAnother() {
        var smaller = Stack.atRest(new StackId("tercios"), new CountryId("spain"), new SpaceId("picardie"), Units.of(0, 1, 0), 0, List.of());
        assertThat(to(before.with(smaller))).containsExactly("Spain's A+ went from Artois to Picardie, now A-.", "Spain lost 2 LD on the map (4 -> 2).");
    }

    @Test
    void whatComesAndWhatIsGoneIsNamedWithItsPlace() {
        var french = Stack.atRest(new StackId("new"), new CountryId("france"), new SpaceId("picardie"), Units.of(0, 0, 2), 0, List.of());
        assertThat(to(before.without(SPANISH).with(french))).containsExactly("New in Picardie: France's 2 LD.", "Gone from Artois: Spain's A+.",
                "France gained 2 LD on the map (0 -> 2).", "Spain lost 4 LD on the map (4 -> 0).");
    }

    @Test
    void aStackThatJoinedAnotherIsNoLoss() {
        var other = Stack.atRest(new StackId("ard"), new CountryId("spain"), new SpaceId("artois"), Units.of(0, 0, 1), 0, List.of());
        var joined = Stack.atRest(new StackId("ard"), new CountryId("spain"), new SpaceId("artois"), Units.of(1, 0, 1), 0, List.of());
        assertThat(between(before.with(other), before.without(SPANISH).with(joined)))
                .containsExactly("Spain's 1 LD in Artois: now A+ 1 LD.", "Gone from Artois: Spain's A+.");
    }

    @Test
    void aStackInsideAFortressIsBesieged() {
        assertThat(to(before.with(SPANISH.withBesieged(true)))).containsExactly("Besieged in Arras: Spain's A+.");
    }

    @Test
    void aFortressFellAndCameBackToItsOwner() {
        var arras = before.fortress(new SpaceId("artois"));
        var taken = before.with(new SpaceId("artois"), arras.takenBy(new CountryId("france")));
        assertThat(to(taken)).containsExactly("Arras fell: Spain -> France.");
        assertThat(between(taken, before)).containsExactly("Arras came back to its owner: France -> Spain.");
    }

    @Test
    void siegeworksAndABreachAreNamedAsCounters() {
        var arras = before.fortress(new SpaceId("artois"));
        var marked = new Fortress(arras.level(), arras.owner(), arras.controller(), new SiegeMarks(new Siegeworks(1, 1), true, false, 2));
        assertThat(to(before.with(new SpaceId("artois"), marked))).containsExactly("Siegeworks at Arras: none -> siegework+ and siegework-.", "A breach was made at Arras.");
    }

    @Test
    void thePillageRevoltsAndCorsairsOfAProvinceAreNamed() {
        var marks = before.marks().withPillage(new SpaceId("artois"), 3).withRevolt(new SpaceId("artois"), new Revolt(1, 0)).withRaid(new SpaceId("artois"), new Raid(new CountryId("england"), 2, 0)).withBlockaded(new SpaceId("artois"), true);
        assertThat(to(before.withMarks(marks))).containsExactly("Pillage in Artois: none -> pillage+ and pillage-.", "Revolt in Artois: none -> revolt-.",
                "Corsairs before Artois: none -> corsair+ of England.", "The port of Artois is blockaded.");
    }

    @Test
    void aFloodComesAndGoes() {
        var flooded = before.withMarks(before.marks().withFlood(new SpaceId("utrecht"), true));
        assertThat(to(flooded)).containsExactly("Utrecht was flooded.");
        assertThat(between(flooded, before)).containsExactly("Utrecht is no longer flooded.");
    }

    @Test
    void ducatsAreSaidWithWhatIsLeftOfTheTreasury() {
        var country = before.countries().get(new CountryId("france"));
        var rich = before.withCountry(new CountryId("france"), country.withTreasury(120));
        var poorer = before.withCountry(new CountryId("france"), country.withTreasury(120).withRecruits(1, 0, 30).withChanges(-1, 2));
        assertThat(between(rich, poorer)).containsExactly("France paid 30 ducats (120 -> 90).", "France's stability: "
                + country.stability() + " -> " + (country.stability() - 1) + ".", "France's victory points: 0 -> 2.");
        assertThat(between(poorer, rich)).first().isEqualTo("France has back 30 ducats (90 -> 120).");
    }

    @Test
    void withoutATreasuryDucatsAreSaidWithWhatWasPaidThisTurn() {
        var country = before.countries().get(new CountryId("france")).withTreasury(null);
        var first = before.withCountry(new CountryId("france"), country.withRecruits(1, 0, 10));
        assertThat(between(first, before.withCountry(new CountryId("france"), country.withRecruits(1, 0, 10).withRecruits(1, 0, 20))))
                .containsExactly("France paid 20 ducats (paid this turn: 10 -> 30).");
    }

    private static List<String> french(EuState before, EuState after) {
        return new EuComparison().between(before, after).stream().map(Texts.in(Language.FR)::text).toList();
    }

    @Test
    void aReaderOfFrenchIsToldInFrench() {
        var smaller = Stack.atRest(new StackId("tercios"), new CountryId("spain"), new SpaceId("picardie"), Units.of(0, 1, 0), 0, List.of());
        assertThat(french(before, before.with(smaller))).containsExactly("A+ de l’Espagne\u00a0: d’Artois en Picardie, maintenant A−.", "L’Espagne a perdu 2 LD sur la carte (4 -> 2).");

        var taken = before.with(new SpaceId("artois"), before.fortress(new SpaceId("artois")).takenBy(new CountryId("france")));
        assertThat(french(before, taken)).containsExactly("Arras est tombée\u00a0: Espagne -> France.");
        assertThat(french(taken, before)).containsExactly("Arras est revenue à son propriétaire\u00a0: France -> Espagne.");

        var marks = before.marks().withPillage(new SpaceId("artois"), 3).withRevolt(new SpaceId("artois"), new Revolt(1, 0)).withRaid(new SpaceId("artois"), new Raid(new CountryId("england"), 2, 0)).withBlockaded(new SpaceId("artois"), true);
        assertThat(french(before, before.withMarks(marks))).containsExactly("Pillage en Artois\u00a0: rien -> pillage+ et pillage−.", "Révolte en Artois\u00a0: rien -> révolte−.",
                "Corsaires devant Artois\u00a0: rien -> corsaire+ de l’Angleterre.", "Le port d’Artois est bloqué.");

        var country = before.countries().get(new CountryId("france")).withTreasury(120);
        var rich = before.withCountry(new CountryId("france"), country);
        assertThat(french(rich, before.withCountry(new CountryId("france"), country.withRecruits(1, 0, 30)))).containsExactly("La France a payé 30 ducats (120 -> 90).");
        assertThat(french(before, before.with(SPANISH.withBesieged(true)))).containsExactly("Assiégé à Arras\u00a0: A+ de l’Espagne.");
    }

    @Test
    void theRoundIsNamed() {
        assertThat(to(before.withRound(RoundBox.W1, false, false)).getFirst()).isEqualTo("Round: "
                + (before.box() == null ? "none" : before.box().label()) + " -> W1.");
    }
}
