package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.common.game.SessionAtStart.LeaderSoFar;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/** A game that takes up a session as it stands on the table. */
class SessionTest {

    private static SiegeSoFar siege(int minus, int plus, boolean breached, int rounds, boolean continued) {
        return new SiegeSoFar(Optional.of(minus), Optional.of(plus), Optional.of(breached), Optional.empty(), Optional.of(rounds), Optional.of(continued));
    }

    private static SessionAtStart with(Map<SpaceId, SiegeSoFar> sieges, Map<LeaderId, LeaderSoFar> leaders, List<SpaceId> supplied, List<SpaceId> blockaded) {
        return new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), leaders, sieges, Map.of(), supplied, blockaded);
    }

    private static SessionAtStart sieges(Map<SpaceId, SiegeSoFar> sieges) {
        return with(sieges, Map.of(), List.of(), List.of());
    }

    private static Situation beforeArras() {
        return Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0)
                .stack("garrison", "spain", "artois", 0, 1, 0).inside();
    }

    private static Map<String, String> faults(Situation situation) {
        return Told.of(War.RULES.faults(situation.scenario()));
    }

    private static Step check(War war) {
        return war.explanation().stream().filter(step -> step.rule().id().equals("EU-SIEGE-CHECK")).findFirst().orElseThrow();
    }

    @Test
    void aSiegeGoesOnWithItsWorksItsBreachAndItsTroopsInside() {
        var war = beforeArras().after(sieges(Map.of(new SpaceId("artois"), siege(1, 1, true, 1, false)))).war();
        assertThat(war.board().stacks().get(new StackId("garrison")).besieged()).isTrue();
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(1, 1));
        assertThat(war.board().fortress(new SpaceId("artois")).isBreached()).isTrue();

        war.luckyInAttrition().waits("france").luckyInAttrition().waits("spain").plays(new Undermine(new SpaceId("artois")), 1);
        assertThat(war.step("undermining").modified()).as("1 - 3 level + 2 artillery + 4 siegeworks + 2 breach + 3 army inside").isEqualTo(9);
        assertThat(check(war).modified()).as("1 - 2 LD inside; not the first round").isEqualTo(-1);
    }

    @Test
    void aSiegeOfAnEarlierTurnIsHarderOnTheBesieger() {
        var war = beforeArras().after(sieges(Map.of(new SpaceId("artois"), siege(0, 1, false, 0, true)))).war();
        war.luckyInAttrition().waits("france").luckyInAttrition().waits("spain").plays(new Undermine(new SpaceId("artois")), 1);

        assertThat(check(war).modified()).as("1 + 4 first of this turn - 2 continued - 2 LD inside").isEqualTo(1);
    }

    @Test
    void aBlockadeByHandClosesThePort() {
        var open = Situation.franceAgainstSpain().controller("flandre", "france").stack("army", "france", "vlaanderen", 2, 0, 0).war().waits("france").waits("spain");
        open.plays(new Undermine(new SpaceId("vlaanderen")), 5);
        var blockaded = Situation.franceAgainstSpain().controller("flandre", "france").stack("army", "france", "vlaanderen", 2, 0, 0)
                .after(with(Map.of(), Map.of(), List.of(), List.of(new SpaceId("vlaanderen")))).war().waits("france").waits("spain");
        blockaded.plays(new Undermine(new SpaceId("vlaanderen")), 5);

        assertThat(blockaded.step("undermining").modified()).isGreaterThan(open.step("undermining").modified());
    }

    @Test
    void sheetsOrderWeatherAndRoundAreTakenUp() {
        var before = new SessionAtStart(List.of(new CountryId("spain"), new CountryId("france")), Optional.of(true), Optional.of(true),
                Map.of(new CountryId("spain"), new CountrySoFar(Optional.of(150), Map.of(ErsLine.B40, 20, ErsLine.B41, 30), Optional.of(Campaign.SIMPLE), Optional.of(4))),
                Map.of(), Map.of(), Map.of(new SpaceId("artois"), 3), List.of(), List.of());
        var war = Situation.franceAgainstSpain().startingIn("S3").after(before).stack("army", "france", "picardie", 1, 0, 0)
                .stack("tercios", "spain", "flandre", 1, 0, 0).veterans(3).war();

        assertThat(war.board().box()).isEqualTo(RoundBox.S3);
        assertThat(war.board().badWeather()).isTrue();
        assertThat(war.board().extended()).isTrue();
        assertThat(war.decisions()).extracting(Decision::party).as("Spain acts first, whatever its monarch").containsOnly("spain");
        var spain = war.board().countries().get(new CountryId("spain"));
        assertThat(spain.treasuryLeft()).as("150 - 20 - 30").isEqualTo(100);
        assertThat(spain.campaign()).isEqualTo(Campaign.SIMPLE);
        assertThat(spain.victoryPoints()).isEqualTo(4);
        assertThat(war.board().countries().get(new CountryId("france")).treasuryLeft()).isNull();
        assertThat(war.board().marks().pillageLevel(new SpaceId("artois"))).isEqualTo(3);
        assertThat(war.board().stacks().get(new StackId("tercios")).isVeteran()).as("3 of 4 LD").isTrue();
    }

    /** The host has written 3 ducats where a passive campaign costs 10. */
    @Test
    void anExtendedCampaignMovesNoMoreToItsLineThanStandsOnTheFormerOne() {
        var before = new SessionAtStart(List.of(new CountryId("spain"), new CountryId("france")), Optional.empty(), Optional.of(true),
                Map.of(new CountryId("spain"), new CountrySoFar(Optional.of(150), Map.of(ErsLine.B40, 3), Optional.of(Campaign.PASSIVE), Optional.empty())),
                Map.of(), Map.of(), Map.of(), List.of(), List.of());
        var war = Situation.franceAgainstSpain().startingIn("S3").after(before).war();

        war.declares("spain", Campaign.SIMPLE);

        var spain = war.board().countries().get(new CountryId("spain"));
        assertThat(spain.spent()).as("20 less the passive 10, and the 3 that were written").containsExactlyInAnyOrderEntriesOf(Map.of(ErsLine.B40, 0, ErsLine.B41, 13));
        assertThat(spain.treasuryLeft()).as("150 - 3 - 10").isEqualTo(137);
    }

    @Test
    void leadersWithoutAStackWaitAreWoundedOrDead() {
        var before = with(Map.of(), Map.of(new LeaderId("alba"), new LeaderSoFar(Fate.WOUNDED, Optional.of(RoundBox.S1)), new LeaderId("don"), new LeaderSoFar(Fate.KILLED, Optional.empty())),
                List.of(), List.of());
        var war = Situation.franceAgainstSpain().leader(new LeaderAtStart(new LeaderId("alba"), "Alba", new CountryId("spain"), "A", 3, 3, 3, 0, false))
                .leader(new LeaderAtStart(new LeaderId("don"), "Don Juan", new CountryId("spain"), "B", 3, 3, 3, 0, false))
                .stack("tercios", "spain", "flandre", 1, 0, 0).after(before).war();

        assertThat(war.decisions()).extracting(Decision::id).as("Alba is healed in S1").containsExactly("return");
        assertThat(war.board().leaders().get(new LeaderId("don")).fate()).isEqualTo(Fate.KILLED);
        assertThat(faults(Situation.franceAgainstSpain().after(before))).containsOnlyKeys("/session/leaders/alba", "/session/leaders/don");
    }

    @Test
    void aLeaderMayStayAloneInAProvince() {
        var situation = Situation.franceAgainstSpain().leader(new LeaderAtStart(new LeaderId("alba"), "Alba", new CountryId("spain"), "A", 3, 3, 3, 0, false))
                .stack("tercios", "spain", "flandre", 1, 0, 0);
        var alone = with(Map.of(), Map.of(new LeaderId("alba"), new LeaderSoFar(Fate.ALONE, Optional.empty(), Optional.of(new SpaceId("hainaut")))), List.of(), List.of());

        assertThat(situation.after(alone).war().board().leaders().get(new LeaderId("alba")).place().value()).isEqualTo("hainaut");
        assertThat(faults(situation.after(with(Map.of(), Map.of(new LeaderId("alba"), new LeaderSoFar(Fate.ALONE, Optional.empty())), List.of(), List.of()))))
                .containsOnlyKeys("/session/leaders/alba/province");
        assertThat(faults(situation.after(with(Map.of(), Map.of(new LeaderId("alba"), new LeaderSoFar(Fate.KILLED, Optional.empty(), Optional.of(new SpaceId("hainaut")))), List.of(), List.of()))))
                .containsOnlyKeys("/session/leaders/alba/province");
    }

    @Test
    void troopsThatCannotStandThereAreAFaultAndNotLost() {
        var province = Situation.franceAgainstSpain().stack("army", "france", "picardie", 2, 0, 0).stack("more", "france", "picardie", 0, 0, 1);
        assertThat(faults(province)).containsExactly(
                Map.entry("/stacks/1/units", "eu.fault.crowd: where Picardie, surplus 1, rule EU-STACK-3."));
        var fortress = Situation.franceAgainstSpain().level("artois", 1).stack("army", "france", "artois", 2, 0, 0)
                .stack("garrison", "spain", "artois", 0, 1, 0).inside();
        assertThat(faults(fortress)).containsExactly(
                Map.entry("/stacks/1/units", "eu.fault.fortress-room: where Artois, room 1, ld 2."));
        var unbesieged = Situation.franceAgainstSpain().stack("garrison", "spain", "artois", 0, 0, 1).inside();
        assertThat(faults(unbesieged)).containsOnlyKeys("/stacks/0/inside");
        var strangers = Situation.franceAgainstSpain().stack("garrison", "france", "artois", 0, 0, 1).inside();
        assertThat(faults(strangers)).containsOnlyKeys("/stacks/0/inside");
    }

    @Test
    void aFaultOfTheSessionIsNamedAtItsPlace() {
        assertThat(faults(Situation.franceAgainstSpain().after(sieges(Map.of(new SpaceId("artois"), siege(1, 0, false, 0, true))))))
                .containsOnlyKeys("/session/sieges/artois");
        assertThat(faults(Situation.franceAgainstSpain().after(sieges(Map.of(new SpaceId("artois"), siege(1, 2, false, 0, false))))))
                .containsOnlyKeys("/session/sieges/artois/plus");
        assertThat(faults(Situation.franceAgainstSpain().after(with(Map.of(), Map.of(), List.of(new SpaceId("artois")), List.of(new SpaceId("artois"))))))
                .containsOnlyKeys("/session/blockaded/0");
        assertThat(faults(Situation.franceAgainstSpain().after(with(Map.of(), Map.of(), List.of(new SpaceId("artois")), List.of()))))
                .containsOnlyKeys("/session/supplied/0");
        var order = new SessionAtStart(List.of(new CountryId("spain"), new CountryId("england")), Optional.of(true), Optional.empty(), Map.of(new CountryId("england"), new CountrySoFar(
                Optional.of(1_000_000), Map.of(ErsLine.B40, -1), Optional.empty(), Optional.empty())), Map.of(), Map.of(), Map.of(new SpaceId("artois"), 5), List.of(), List.of());
        assertThat(faults(Situation.franceAgainstSpain().startingIn(null).after(order))).containsOnlyKeys("/session/badWeather", "/session/order/1",
                "/session/countries/england", "/session/countries/england/treasury", "/session/countries/england/spent/B40", "/session/pillages/artois");
        assertThat(faults(Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 0, 1).veterans(2))).containsOnlyKeys("/stacks/0/veteranLd");
    }
}
