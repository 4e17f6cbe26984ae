package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.LeviesOverseas;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.levy.play.LevyCommand.DeclareLevies;
import tercio.domain.eu.turn.levy.play.LevyCommand.RecruitByLevies;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.given.Told;

/**
 * Exceptional levies in the rest of the world: those of Portugal under a viceroy (EU-LEVY-EXCEPTION), and what a colony gives (EU-RECR-AREA). Portugal in period
 * II recruits 3 LD a turn; with arquebuses an LD costs 15 D and an A- 30 D.
 */
class LeviesOverseasTest {

    private static final List<List<String>> SIDES = List.of(List.of("portugal"), List.of("france"));

    /** Portugal against France in an overseas war of period II, with a colony of level 6 and one of level 2, and Albuquerque as its viceroy. */
    private static Situation overseas() {
        return Situation.franceAgainstSpain().alliances(List.of("portugal"), List.of("france"), List.of("spain")).overseasWar(SIDES).period(2).turn(10)
                .initiative("portugal", 20).technology("portugal", LandTechnology.ARQUEBUS, false).owner("acores", "portugal")
                .establishment("portugal", Kind.COLONY, 6, "r_cuba_w").establishment("portugal", Kind.COLONY, 2, "r_haiti_w")
                .establishment("portugal", Kind.FORT, 0, "r_haiti_e").viceroys("albuquerque")
                .stack("goa", "portugal", "r_amazonia_n", 0, 0, 2).ledBy("albuquerque")
                .leader(new LeaderAtStart(new LeaderId("albuquerque"), "albuquerque", new CountryId("portugal"), "B", 2, 2, 2, 0, false, Optional.of(LeaderKind.CONQUISTADOR), Optional.empty(),
                        Optional.empty()));
    }

    private static War after(Situation situation, LeviesOverseas overseas) {
        var board = situation.war().board();
        var status = board.countries().get(new CountryId("portugal"));
        return War.on(board.withCountry(new CountryId("portugal"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0, overseas)))).nothingElse(1);
    }

    private static War defeated(Defeat defeat, boolean viceroy) {
        return after(overseas(), new LeviesOverseas(defeat == Defeat.MAJOR, viceroy, Map.of()));
    }

    private static RecruitByLevies in(String province, int armyMinus, int ld) {
        return new RecruitByLevies(new CountryId("portugal"), new SpaceId(province), new Counters(0, armyMinus, ld));
    }

    @Test
    void afterAMajorDefeatOverseasPortugalDeclaresThemForOneStability() {
        var war = defeated(Defeat.MAJOR, false).plays(new DeclareLevies(new CountryId("portugal")));
        assertThat(war.last(LeviesDeclared.class)).isEqualTo(new LeviesDeclared(new CountryId("portugal"), -1));
    }

    @Test
    void afterAnyDefeatOfAViceroyTheyCostOneStabilityMore() {
        var war = defeated(Defeat.LOST, true).plays(new DeclareLevies(new CountryId("portugal")));
        assertThat(war.last(LeviesDeclared.class)).isEqualTo(new LeviesDeclared(new CountryId("portugal"), -2));
        assertThat(war.step("levies of Portugal after the defeat of a viceroy").said().arguments()).containsEntry("lost", new Argument.Count(2));

        var board = defeated(Defeat.LOST, true).board();
        var low = War.on(board.withCountry(new CountryId("portugal"), board.countries().get(new CountryId("portugal")).withChanges(-2, 0))).plays(new DeclareLevies(new CountryId("portugal")));
        assertThat(low.last(LeviesDeclared.class).stability()).as("from -2 to -3").isEqualTo(-1);
    }

    @Test
    void withoutAViceroyAliveOrWithoutSuchADefeatThereAreNone() {
        assertThat(defeated(Defeat.LOST, false).decisions()).extracting(decision -> decision.id()).doesNotContain("levies-portugal");
        var war = after(overseas().viceroys(), new LeviesOverseas(true, false, Map.of()));
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("levies-portugal");

        var board = overseas().war().board();
        var dead = board.with(board.stacks().get(new StackId("goa")).withLeaders(List.of())).with(board.leaders().get(new LeaderId("albuquerque")).asLost(Fate.KILLED, null, new SpaceId("r_amazonia_n")));
        var status = dead.countries().get(new CountryId("portugal"));
        var mourning = War.on(dead.withCountry(new CountryId("portugal"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0, new LeviesOverseas(true, true, Map.of())))));
        assertThat(mourning.nothingElse(1).decisions()).extracting(decision -> decision.id()).doesNotContain("levies-portugal");
    }

    /** France is in the same war, overseas alone. */
    @Test
    void nobodyElseHasThemInAnOverseasWar() {
        var board = overseas().war().board();
        var status = board.countries().get(new CountryId("france"));
        var war = War.on(board.withCountry(new CountryId("france"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0)))
                .withCountry(new CountryId("portugal"), board.countries().get(new CountryId("portugal")).withLevies(new LevyStatus(Defeat.NONE, false, 0, new LeviesOverseas(true, false, Map.of())))))
                .nothingElse(1);
        assertThat(war.decisions()).extracting(decision -> decision.id()).contains("levies-portugal").doesNotContain("levies-france");
    }

    /** The limit of 3 LD is not halved; the colony of level 6 gives 2 LD for 15 D each, the other 1 LD for twice 15 D. */
    @Test
    void theyRaiseTroopsInColoniesAloneUnderTheWholeLimit() {
        var war = defeated(Defeat.MAJOR, false).plays(new DeclareLevies(new CountryId("portugal")));
        assertThat(Told.of(war.decision("recruits-portugal").prompt())).as("three times 3").endsWith("ld 9.");
        war.plays(in("r_cuba_w", 0, 2));
        assertThat(war.last(TroopsLevied.class).ducats()).isEqualTo(2 * 15);
        assertThat(war.step("the limit of 3 LD").said().arguments()).containsEntry("ld", new Argument.Count(3));
        assertThat(war.refuses(in("r_cuba_w", 0, 1)).rule()).hasToString("EU-RECR-AREA");
        assertThat(Told.of(war.refuses(in("r_cuba_w", 0, 1)).detail())).contains("ld 2, where Cuba W");
        assertThat(Told.of(war.refuses(in("r_haiti_w", 0, 2)).detail())).contains("eu.levy.refused-world");
        assertThat(Told.of(war.refuses(in("r_haiti_e", 0, 1)).detail())).as("a fort").contains("eu.levy.refused-where").contains("alone yes");
        assertThat(war.refuses(in("acores", 0, 1)).rule()).hasToString("EU-RECR-AREA");
        war.plays(in("r_haiti_w", 0, 1));
        assertThat(war.last(TroopsLevied.class).ducats()).isEqualTo(2 * 15);
    }

    @Test
    void orOneArmyForTwiceThePriceInAColonyOfLevelSix() {
        var war = defeated(Defeat.MAJOR, false).plays(new DeclareLevies(new CountryId("portugal")));
        assertThat(war.refuses(in("r_haiti_w", 1, 0)).rule()).hasToString("EU-RECR-AREA");
        war.plays(in("r_cuba_w", 1, 0));
        assertThat(war.last(TroopsLevied.class).ducats()).isEqualTo(2 * 30);
        assertThat(war.refuses(in("r_cuba_w", 0, 1)).rule()).hasToString("EU-RECR-AREA");
    }

    private static final Counters DETACHMENT = new Counters(0, 0, 0, Optional.empty(), Optional.of(1));

    /** An LDE costs half of 15 D, rounded up, and counts as half an LD of the 9 that three times the limit allow: 8 whole LD are left. */
    @Test
    void orOneExplorationDetachmentForThePlainPriceInAnyOther() {
        var war = defeated(Defeat.MAJOR, false).plays(new DeclareLevies(new CountryId("portugal")));
        war.plays(new RecruitByLevies(new CountryId("portugal"), new SpaceId("r_haiti_w"), DETACHMENT));
        assertThat(war.last(TroopsLevied.class).ducats()).isEqualTo(8);
        assertThat(war.board().stacks().get(war.last(TroopsLevied.class).stack()).units().lde()).isEqualTo(1);
        assertThat(Told.of(war.decision("recruits-portugal").prompt())).endsWith("ld 8.");
        assertThat(war.refuses(in("r_haiti_w", 0, 1)).rule()).as("that province has given what it gives").hasToString("EU-RECR-AREA");
        assertThat(war.refuses(new RecruitByLevies(new CountryId("portugal"), new SpaceId("r_cuba_w"), DETACHMENT)).rule()).as("level 6 gives LD").hasToString("EU-RECR-AREA");
    }

    @Test
    void nobodyRaisesExplorationDetachmentsInEurope() {
        var board = Situation.franceAgainstSpain().initiative("spain", 20).war().board();
        var status = board.countries().get(new CountryId("spain"));
        var war = War.on(board.withCountry(new CountryId("spain"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0)))).nothingElse(1).plays(new DeclareLevies(new CountryId("spain")));
        assertThat(Told.of(war.refuses(new RecruitByLevies(new CountryId("spain"), new SpaceId("castilla_la_nueva"), DETACHMENT)).detail())).isEqualTo("eu.levy.refused-detachments.");
    }

    /** Spain in a regular war of period III: half of 5 LD, rounded up. */
    @Test
    void leviesOfARegularWarTakeTheSameFromColonies() {
        var board = Situation.franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.COLONY, 2, "r_haiti_w").war().board();
        var status = board.countries().get(new CountryId("spain"));
        var war = War.on(board.withCountry(new CountryId("spain"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0)))).nothingElse(1).plays(new DeclareLevies(new CountryId("spain")));
        assertThat(war.refuses(new RecruitByLevies(new CountryId("spain"), new SpaceId("r_haiti_w"), new Counters(0, 0, 2))).rule()).hasToString("EU-RECR-AREA");
        war.plays(new RecruitByLevies(new CountryId("spain"), new SpaceId("r_haiti_w"), new Counters(0, 0, 1)));
        assertThat(war.board().stacks().values()).extracting(stack -> stack.province()).contains(new SpaceId("r_haiti_w"));
        war.plays(new RecruitByLevies(new CountryId("spain"), new SpaceId("castilla_la_nueva"), new Counters(0, 0, 2)));
    }

    // --- Defeats ---------------------------------------------------------------------------------------------------

    /** Twelve French warships beat six of Portugal off the Canaries, without a viceroy: whether the defeat was major is what counts. */
    @Test
    void aDefeatAtSeaInTheRestOfTheWorldIsNoted() {
        var six = new Ships(1, 0, 6, 0, 0, 0, 0);
        var war = overseas().charted().initiative("france", 30).fleet("lisbon", "portugal", "s_canarias", six).fleet("west", "france", "s_canarias", new Ships(3, 0, 12, 0, 0, 0, 0)).war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("lisbon"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france"))).exploresNothing().plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("lisbon")))
                .plays(new FightAtSea(new StackId("west")), name -> OptionalInt.of(List.of("leaderCasualty", "pursuit").contains(name.purpose()) || name.side().equals(Side.PHASING.word()) ? 10 : 1));
        while (war.events().stream().noneMatch(SeaBattleEnded.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(name.purpose().equals("attrition") ? 1 : 10));
        }
        var levies = war.board().countries().get(new CountryId("portugal")).levies();
        assertThat(war.last(SeaBattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.last(SeaBattleEnded.class).major()).isTrue();
        assertThat(levies.overseas().majorDefeat()).isTrue();
        assertThat(levies.overseas().underViceroy()).isFalse();
        assertThat(levies.defeat()).as("other levies ask for a defeat on land").isEqualTo(Defeat.NONE);
    }

    /** French troops attack those of the viceroy on the Amazon and win. */
    @Test
    void aDefeatOfTheViceroyInTheRestOfTheWorldIsNoted() {
        var war = overseas().charted().initiative("france", 30).stack("army", "france", "r_amazonia_ne", 1, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("r_amazonia_n")))).passes().plays(new EndMovement(new CountryId("france"))).exploresNothing();
        war.plays(new FightBattle(new SpaceId("r_amazonia_n"))).plays(new StandAndFight(new SpaceId("r_amazonia_n")), War.luck(Side.PHASING));
        var levies = war.board().countries().get(new CountryId("portugal")).levies();
        assertThat(levies.overseas().underViceroy()).isTrue();
        assertThat(levies.overseas().majorDefeat()).isEqualTo(levies.defeat() == Defeat.MAJOR);
    }
}
