package tercio.domain.eu.given;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Boards in which all kinds of decisions come up, from which random games go on: stacks of veterans and conscripts under leaders. */
public final class ContestedBoards {

    /** Every die of a battle shows a 1: nobody is routed, and nobody wins. */
    private static final Dice ONES = name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1);

    private ContestedBoards() {}

    public static List<EuState> all() {
        return all(War.RULES);
    }

    /** The boards as they come about by the rules of an edition. */
    public static List<EuState> all(EuMilitary rules) {
        return Stream.of(allies(rules), few(rules), manyInterceptors(rules), fighters(rules), sortie(rules), draw(rules), beaten(rules),
                overstacked(rules), freed(rules), levies(rules), winter(rules)).map(War::board).toList();
    }

    /** Every second LD of each stack is a veteran. */
    private static War mixed(War war) {
        var board = war.board();
        for (var stack : board.stacks().values()) {
            board = board.with(stack.withUnits(stack.units(), stack.ld() / 2));
        }
        return War.on(war.rules(), board);
    }

    /** More than 8 LD in a province, sieges, a monarch. */
    private static War allies(EuMilitary rules) {
        var board = mixed(Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .level("artois", 2).level("flandre", 1).level("picardie", 3).level("hainaut", 2)
                .stack("fra", "france", "picardie", 1, 1, 1).under(3, 3, 3, 1).stack("fra2", "france", "ile_de_france", 0, 0, 2).under(1, 2, 2, 0)
                .stack("ven", "venice", "languedoc", 0, 1, 1).under(2, 3, 3, 0).stack("siege", "france", "artois", 0, 1, 0)
                .stack("siege2", "france", "artois", 0, 0, 2).under(2, 2, 2, 2).stack("rear", "france", "champagne", 0, 1, 1).underMonarch()
                .stack("spa", "spain", "flandre", 1, 0, 1).under(4, 2, 2, 0).stack("spa2", "spain", "flandre", 0, 1, 1).under(2, 2, 2, 1)
                .stack("spa3", "spain", "hainaut", 0, 1, 2).under(3, 2, 3, 0).stack("spa4", "spain", "hainaut", 0, 0, 2)
                .stack("spa5", "spain", "brabant", 1, 0, 0).war(rules)).board();
        // A scenario may not put more than 8 LD into a province.
        for (var more : List.of("fra2", "ven")) {
            board = board.with(board.stacks().get(new StackId(more)).placedIn(new SpaceId("picardie")));
        }
        return War.on(rules, board);
    }

    /** Two small forces, whose forms have few fillings. */
    private static War few(EuMilitary rules) {
        return mixed(Situation.franceAgainstSpain().level("artois", 1).level("flandre", 2).level("picardie", 1)
                .stack("fra", "france", "picardie", 0, 1, 0).under(3, 3, 3, 1).stack("fra2", "france", "picardie", 0, 0, 1)
                .stack("fra3", "france", "champagne", 0, 1, 1).stack("spa", "spain", "artois", 0, 1, 0).under(4, 2, 2, 0)
                .stack("spa2", "spain", "artois", 0, 0, 1).stack("spa3", "spain", "flandre", 0, 1, 1).under(1, 1, 1, 1).war(rules));
    }

    /** Nine stacks can intercept the mover; three of them keep up a siege. */
    private static War manyInterceptors(EuMilitary rules) {
        var situation = Situation.franceAgainstSpain().level("artois", 1).level("flandre", 1).level("hainaut", 2).controller("hainaut", "france")
                .stack("fra", "france", "picardie", 1, 0, 0).under(3, 3, 3, 1).stack("fra2", "france", "picardie", 0, 1, 0);
        for (var province : List.of("artois", "flandre", "hainaut")) {
            for (int at = 1; at <= 3; at++) {
                situation.stack(province + at, "spain", province, 0, 0, 1);
            }
        }
        return situation.war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("artois"))));
    }

    /** Nine Spanish LD in two stacks have caught a French army. */
    private static War fighters(EuMilitary rules) {
        return mixed(Situation.franceAgainstSpain().stack("f1", "france", "picardie", 2, 0, 0)
                .stack("art", "spain", "artois", 1, 0, 1).under(2, 1, 1, 0).stack("hai", "spain", "hainaut", 1, 0, 0).under(1, 4, 4, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("art"), new StackId("hai"))), 10, 10).plays(new FightBattle(new SpaceId("flandre"))));
    }

    /** The besieged in Artois are asked whether they come out to a relief army. */
    private static War sortie(EuMilitary rules) {
        return mixed(Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("inside", "spain", "artois", 0, 0, 2).under(1, 1, 1, 0).stack("relief", "spain", "hainaut", 0, 1, 0).under(2, 2, 2, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")))
                .declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois"))));
    }

    /** After a draw at the besieged fortress, Spain divides its troops between inside and outside. */
    private static War draw(EuMilitary rules) {
        var war = sortie(rules).plays(new MakeSortie(new SpaceId("artois")), ONES);
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId("artois")), ONES);
        }
        return war;
    }

    /** Spain is beaten in Artois and retreats into its fortress or elsewhere. */
    private static War beaten(EuMilitary rules) {
        return mixed(Situation.franceAgainstSpain().level("artois", 2).stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 1, 0, 0).under(1, 1, 1, 0).stack("field2", "spain", "artois", 0, 1, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING)));
    }

    /** Nine Spanish LD have won in Flandre: interceptors may go back. */
    private static War overstacked(EuMilitary rules) {
        var war = mixed(Situation.franceAgainstSpain().stack("f1", "france", "picardie", 0, 1, 0)
                .stack("guard", "spain", "flandre", 1, 0, 0).stack("watch", "spain", "artois", 0, 1, 1).under(2, 2, 2, 0)
                .stack("watch2", "spain", "artois", 0, 1, 0).war(rules).declares("france", Campaign.MULTIPLE))
                .plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre")))).plays(new AttemptInterception(List.of(new StackId("watch"), new StackId("watch2"))), 10, 10)
                .plays(new FightLater(new SpaceId("flandre"))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")))
                .plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.NON_PHASING));
        return war.plays((EuCommand) war.decision("fighters").form().example(), War.luck(Side.NON_PHASING));
    }

    /** Spain has declared exceptional levies after a major defeat, and part of its land is closed to them. */
    private static War levies(EuMilitary rules) {
        var board = mixed(Situation.franceAgainstSpain().technology("spain", LandTechnology.BAROQUE, false).period(4)
                .level("artois", 1).level("flandre", 2).stack("fra", "france", "picardie", 1, 0, 0).under(3, 3, 3, 1)
                .stack("full", "spain", "artois", 2, 0, 0).under(2, 2, 2, 0).stack("spa", "spain", "flandre", 0, 1, 1).war(rules)).board();
        for (var province : board.fortresses().keySet()) {
            var fortress = board.fortress(province);
            if (new CountryId("spain").equals(fortress.controller()) && !List.of("artois", "flandre", "castilla_la_nueva").contains(province.value())) {
                board = board.with(province, fortress.takenBy(new CountryId("france")));
            }
        }
        var spain = board.countries().get(new CountryId("spain"));
        return War.on(rules, board.withCountry(new CountryId("spain"), spain.withLevies(new LevyStatus(Defeat.MAJOR, true, 4)))
                .withPhase(new Phase.Levies(RoundBox.S2, false, false, List.of())));
    }

    /** Spain and France redeploy their leaders; one of Spain comes back. */
    private static War winter(EuMilitary rules) {
        var board = mixed(Situation.franceAgainstSpain()
                .stack("fra", "france", "picardie", 1, 0, 0).under(3, 3, 3, 1).stack("fra2", "france", "champagne", 0, 1, 0).underMonarch()
                .leader(new LeaderAtStart(new LeaderId("alba"), "Alba", new CountryId("spain"), "A", 4, 4, 4, 0, false))
                .leader(new LeaderAtStart(new LeaderId("parma"), "Parma", new CountryId("spain"), "D", 2, 2, 2, 1, false))
                .stack("full", "spain", "artois", 2, 0, 0).under(2, 2, 2, 0).stack("spa", "spain", "flandre", 0, 1, 1).ledBy("alba")
                .stack("spa2", "spain", "hainaut", 0, 0, 1).ledBy("parma").war(rules)).board();
        var spa2 = board.stacks().get(new StackId("spa2"));
        return War.on(rules, board.with(spa2.withLeaders(List.of()))
                .with(new LeaderStatus(board.leaders().get(new LeaderId("parma")).leader(), LeaderStatus.Fate.WAITING, null))
                .withPhase(new Phase.Redeployment(RoundBox.S2, false, false, List.of())));
    }

    /** Three Spanish LD under a general have left Artois with war honours. */
    public static War freed() {
        return freed(War.RULES);
    }

    private static War freed(EuMilitary rules) {
        var board = mixed(Situation.franceAgainstSpain().stack("army", "france", "picardie", 2, 0, 0)
                .stack("inside", "spain", "artois", 0, 1, 1).under(1, 1, 1, 0).war(rules)).board();
        return War.on(rules, board.with(board.stacks().get(new StackId("inside")).withBesieged(true))
                .with(new SpaceId("artois"), board.fortress(new SpaceId("artois")).takenBy(new CountryId("france")))
                .withDuty(new Duty.Garrison(new CountryId("spain"), new StackId("inside"))));
    }
}
