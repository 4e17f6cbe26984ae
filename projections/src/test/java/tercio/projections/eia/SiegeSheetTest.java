package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DefendBreach;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.FightSiegeRound;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;

/** A siege of Linz (475; three spires, one fleche) over two months: 20 French infantry before it, 9 Austrian infantry inside. */
class SiegeSheetTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final String LINZ = "475";

    private final List<SiegeRecords.Entry> entries = new ArrayList<>();
    private EiaState state = FirstBoard.of(new EiaScenario("siege", new CampaignMonth(1805, 9), new CampaignMonth(1806, 12),
            List.of(new EiaScenario.Treasury(Power.FRANCE, 20), new EiaScenario.Treasury(Power.AUSTRIA, 20)),
            List.of(new EiaScenario.CorpsAtStart(new UnitId("france-i"), Optional.empty(), new SpaceId(LINZ), false), new EiaScenario.CorpsAtStart(new UnitId("france-ii"), Optional.empty(), new SpaceId(LINZ), false)),
            Map.of(new UnitId("france-i"), infantry(10), new UnitId("france-ii"), infantry(10)), List.of(),
            List.of(new EiaScenario.GarrisonAtStart(new SpaceId(LINZ), new NationId("austria"), infantry(9))), List.of(), List.of(), List.of(), List.of(), Map.of(),
            Diplomacy.NONE.withWar(new NationId("france"), new NationId("austria"))), Readings.STANDARD, WarMap.PRINTED).withOrder(List.of(List.of(Power.FRANCE), List.of(Power.AUSTRIA)));
    private int position = 1;

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private void step(CampaignMonth month, LandStep step, Power power) {
        state = state.withMonth(month).withPhase(new LandPhase.InSequence(new Slot(power == Power.FRANCE ? 0 : 1, List.of(power), 0), step))
                .withCombats(step == LandStep.COMBAT ? new CombatStatus(CombatPart.SIEGES, List.of(), List.of()) : CombatStatus.NONE)
                .with(state.city(new SpaceId(LINZ)).orElseThrow().withAttempted(false));
    }

    private void plays(EiaCommand command, Integer... dice) {
        var accepted = (Verdict.Accepted<EiaEvent>) RULES.decide(state, command, Dice.inOrder(Arrays.asList(dice)));
        boolean first = true;
        for (var ruled : accepted.events()) {
            var envelope = new Envelope(Instant.EPOCH, "host", "{}", position, first ? accepted.rolls() : List.of(),
                    Explanation.of(ruled.explanation()), Optional.empty(), Optional.empty(), Optional.empty());
            entries.addAll(new SiegeRecords().entries(state, new RecordedEvent(position++, ruled.event(), envelope, "")));
            state = RULES.evolve(state, ruled.event());
            first = false;
        }
    }

    private List<SiegeLine> lines(String kind) {
        return SiegeSheet.of(entries).getLast().lines().stream().filter(line -> line.kind().equals(kind)).toList();
    }

    @Test
    void aSiegeOfTwoMonthsIsOneSheet() {
        var september = new CampaignMonth(1805, 9);
        var october = new CampaignMonth(1805, 10);
        step(september, LandStep.MOVEMENT, Power.FRANCE);
        plays(new BesiegeCity(Power.FRANCE, new SpaceId(LINZ)));
        step(september, LandStep.COMBAT, Power.FRANCE);
        // A 1, one less for the fleche, one more for 9 of 15: the garrison may make a sortie, and a 2 costs the besieger a factor.
        plays(new AttemptAssault(Power.FRANCE, new SpaceId(LINZ)), 1);
        plays(new DecideSortie(Power.AUSTRIA, new SpaceId(LINZ), true), 2);
        plays(new TakeSiegeLosses(Power.FRANCE, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("france-ii"), FactorType.INFANTRY, 1))));
        step(september, LandStep.SUPPLY, Power.AUSTRIA);
        plays(new ForageInCity(Power.AUSTRIA, new SpaceId(LINZ)), 3);

        assertThat(SiegeSheet.of(entries)).singleElement().satisfies(sheet -> {
            assertThat(sheet.title().in(Language.EN)).isEqualTo("Siege of Linz");
            assertThat(sheet.month().in(Language.EN)).isEqualTo("September 1805");
            assertThat(sheet.besiegers()).containsExactly("france");
            assertThat(sheet.ended()).isNull();
        });
        assertThat(lines("attempt")).singleElement().satisfies(line -> {
            assertThat(line.result()).isEqualTo("sortie");
            assertThat(line.dice()).containsExactly(new SiegeLine.SiegeDieView("", "siege", 1));
            assertThat(line.ruled()).isTrue();
        });
        assertThat(lines("sortie").getFirst().dice()).containsExactly(new SiegeLine.SiegeDieView("", "sortie", 2));
        // 3 and one more for 9 factors against three spires.
        assertThat(lines("supply").getFirst().acting()).containsExactly("austria");
        assertThat(lines("losses")).extracting(line -> line.losses().getFirst().power() + " " + line.losses().getFirst().factors().total())
                .containsExactly("france 1", "austria 1");

        step(october, LandStep.COMBAT, Power.FRANCE);
        plays(new AttemptAssault(Power.FRANCE, new SpaceId(LINZ)), 5);
        plays(new DefendBreach(Power.AUSTRIA, new SpaceId(LINZ)));
        // 15% of 19 and 5% of 8; the Austrians lose 2.8 of 3.0.
        plays(new FightSiegeRound(Power.FRANCE, new SpaceId(LINZ)), 6, 1);
        assertThat(lines("round")).singleElement().satisfies(line -> {
            assertThat(line.round()).isEqualTo(1);
            assertThat(line.month().in(Language.EN)).isEqualTo("October 1805");
            assertThat(line.dice()).extracting(SiegeLine.SiegeDieView::value).containsExactly(6, 1);
            assertThat(line.sides()).extracting(SiegeLine.SiegeSideView::side).containsExactly("besieger", "garrison");
            assertThat(line.sides().getFirst().level()).isEqualTo("4.0");
            assertThat(line.sides().getLast().level()).isEqualTo("3.0");
        });
        while (state.city(new SpaceId(LINZ)).orElseThrow().isBesieged()) {
            var next = RULES.decisions(state).getFirst();
            plays((EiaCommand) next.options().getFirst().command(), next.id().equals("siege-round") ? new Integer[] {6, 1} : new Integer[0]);
        }
        assertThat(SiegeSheet.of(entries)).singleElement().satisfies(sheet -> {
            assertThat(sheet.end()).isEqualTo("captured");
            assertThat(sheet.points()).containsEntry("france", 1);
            assertThat(sheet.ended()).isGreaterThan(sheet.position());
        });
        assertThat(lines("fight")).anySatisfy(line -> assertThat(line.result()).isEqualTo("attacker-won"));
        assertThat(lines("capture")).isNotEmpty();
    }

    /** EIA-7.5.4.1.2.1: a sortie reveals no force. Powers that do not own the corps read that a factor was lost, and not of which type or corps. */
    @Test
    void theLossOfAHiddenCorpsIsALineWithoutFactors() {
        var september = new CampaignMonth(1805, 9);
        step(september, LandStep.MOVEMENT, Power.FRANCE);
        plays(new BesiegeCity(Power.FRANCE, new SpaceId(LINZ)));
        step(september, LandStep.COMBAT, Power.FRANCE);
        plays(new AttemptAssault(Power.FRANCE, new SpaceId(LINZ)), 1);
        plays(new DecideSortie(Power.AUSTRIA, new SpaceId(LINZ), true), 2);
        var before = state;
        plays(new TakeSiegeLosses(Power.FRANCE, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("france-ii"), FactorType.INFANTRY, 1))));
        assertThat(lines("losses")).singleElement().satisfies(line -> assertThat(line.losses().getFirst().factors().total()).isEqualTo(1));

        var seen = RULES.asSeenBy(before, Viewer.of(List.of("austria")));
        var hidden = new CitySiegeEvent.SiegeLossesTaken(new SpaceId(LINZ), List.of(), List.of(), List.of(), Optional.of(Power.FRANCE));
        var envelope = new Envelope(Instant.EPOCH, "host", "{}", position, List.of(), Explanation.of(List.of()), Optional.empty(), Optional.empty(), Optional.empty());
        var line = new SiegeRecords().entries(seen, new RecordedEvent(position, hidden, envelope, "")).getFirst().line();
        assertThat(line.kind()).isEqualTo("losses");
        assertThat(line.losses()).isEmpty();
        assertThat(line.text()).isEqualTo("Lost at Linz: a factor that only its owner knows.");
    }
}
