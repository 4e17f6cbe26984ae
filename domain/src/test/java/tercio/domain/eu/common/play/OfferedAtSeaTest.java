package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Fillings;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.FightFleetAtOnce;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.JoinAttackedFleet;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.HoldFire;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.SailHome;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;

/** Interceptions at sea and the fire of shores: a command is legal exactly if it is listed or fits a form, in voyages played at random. */
@Tag(Tier.BOTH)
class OfferedAtSeaTest {

    private static final int GAMES = 15;
    private static final Set<String> KINDS = Set.of("InterceptAtSea", "LetFleetPass", "FightFleetAtOnce", "JoinAttackedFleet", "FireFromShore", "HoldFire");
    private static final int ANSWERS = 25;

    private final TreeMap<String, Integer> legal = new TreeMap<>();

    @Test
    void whatIsLegalIsListedOrFitsAForm() {
        Tier.play(2, GAMES, legal.keySet(), KINDS, seed -> play(new Random(seed)));
        assertThat(legal.keySet()).contains("InterceptAtSea", "LetFleetPass");
    }

    private void play(Random random) {
        var board = start();
        for (int answer = 0; answer < ANSWERS; answer++) {
            check(board);
            var offers = offers(board);
            if (offers.isEmpty()) {
                return;
            }
            Dice dice = name -> OptionalInt.of(1 + random.nextInt(10));
            var verdict = War.RULES.decide(board, (EuCommand) chosen(offers, random), dice);
            assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
            for (var ruled : ((Verdict.Accepted<EuEvent>) verdict).events()) {
                board = War.RULES.evolve(board, ruled.event());
            }
        }
    }

    /** An answer at random, battles and interceptions more often than others. */
    private static Command chosen(List<Command> offers, Random random) {
        var bold = offers.stream().filter(command -> command instanceof InterceptAtSea || command instanceof SailFleet sail
                && sail.path().size() <= 2 && sail.action().flatMap(NavalAction::attackedStack).isPresent()).toList();
        var from = bold.isEmpty() || random.nextInt(4) == 0 ? offers : bold;
        return from.get(random.nextInt(from.size()));
    }

    /** The English in the two zones are three ships, which one stack can hold: those of the Channel may merge with the others when these are attacked. */
    private static EuState start() {
        var one = new Ships(0, 0, 1, 0, 0, 0, 0);
        var two = new Ships(0, 0, 2, 0, 0, 0, 0);
        return franceAgainstSpain().alliances(List.of("france"), List.of("england", "holland"), List.of("spain")).initiative("france", 12)
                .initiative("england", 8).initiative("holland", 8).initiative("spain", 5).presidio("picardie", "spain", 2)
                .fleet("brest", "france", "picardie", new Ships(0, 1, 4, 0, 0, 0, 0)).fleet("armor", "france", "armor", two)
                .fleet("e1", "england", "s_celtique", one).fleet("e2", "england", "s_manche", two).fleet("h1", "holland", "s_manche", two)
                .fleet("s1", "spain", "s_gascogne", two).fleet("s2", "spain", "s_celtique", new Ships(0, 1, 4, 0, 0, 0, 0)).blockading("armor")
                .war().declares("france", Campaign.MULTIPLE).board();
    }

    private void check(EuState board) {
        var offers = offers(board);
        for (var command : commands(board)) {
            boolean accepted = !(War.RULES.decide(board, command, name -> OptionalInt.of(5)) instanceof Verdict.Refused<?>);
            boolean offered = offers.contains(command) || War.RULES.decisions(board).stream().flatMap(decision -> decision.optionalForm().stream())
                    .anyMatch(form -> Fillings.of(form, command).isPresent());
            assertThat(accepted).as("%s", command).isEqualTo(offered);
            if (accepted) {
                legal.merge(command.getClass().getSimpleName(), 1, Integer::sum);
            }
        }
    }

    /** Every command of the two chapters that names stacks, countries and ports of this war. */
    private static List<EuCommand> commands(EuState board) {
        var fleets = board.navies().stacks().values().stream().map(NavalStack::id).toList();
        var all = new ArrayList<EuCommand>();
        all.add(new InterceptAtSea(List.of()));
        for (var one : fleets) {
            all.addAll(List.of(new InterceptAtSea(List.of(one)), new FightFleetAtOnce(one), new JoinAttackedFleet(one), new FireFromShore(one), new HoldFire(one),
                    new SailHome(one, new SpaceId("armor"))));
            fleets.forEach(other -> all.add(new InterceptAtSea(List.of(one, other))));
        }
        List.of("france", "england", "holland", "spain").forEach(country -> all.add(new LetFleetPass(new CountryId(country))));
        return all;
    }

    /** All answers, voyages among them. */
    private static List<Command> offers(EuState board) {
        var offers = new ArrayList<Command>();
        for (var decision : War.RULES.decisions(board)) {
            decision.options().stream().map(Option::command).forEach(offers::add);
            decision.movers().stream().filter(mover -> board.fleet(new StackId(mover)).isPresent())
                    .forEach(mover -> War.RULES.moves(board, mover).orElseThrow().stream().map(Option::command).forEach(offers::add));
        }
        return offers;
    }
}
