package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLanded;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.game.Option;
import tercio.domain.given.Tier;

/** Ducats in random games: ashore, aboard, on the sheets, or lost by an event that tells it; no other change of them (EU-CONVOY-GOLD). */
@Tag(Tier.BOTH)
class GoldConservationTest {

    private static final int GAMES = 25;
    private static final int COMMANDS = 120;

    private final Set<String> cameUp = new HashSet<>();

    @Test
    void everyDucatIsAccountedFor() {
        Tier.play(4, GAMES, cameUp, List.of("landed", "sunk", "plundered", "captured"), this::game);
    }

    private void game(long seed) {
        var random = new Random(seed);
        var situation = franceAgainstSpain().initiative("spain", 5 + random.nextInt(12)).initiative("france", 10);
        situation.fleet("flota", "spain", "s_cadix", new Ships(0, 0, random.nextInt(3), 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO, 40 + random.nextInt(36));
        situation.fleet("prize", "spain", "s_alboran", new Ships(0, 0, 1, 0, 2, 0, 0)).laden(random.nextInt(36));
        situation.fleet("silver", "spain", "islas_canarias", new Ships(0, 0, 2, 0, 3, 0, 0)).gold("islas_canarias", 120);
        situation.fleet("brest", "france", "s_gascogne", new Ships(0, 1, 4, 0, 1, 0, 0)).fleet("toulon", "france", "s_lion", new Ships(1, 0, 5, 2, 0, 0, 0));
        situation.corsairs("s_gascogne", new Raid(new CountryId("pirates"), 1 + random.nextInt(4), random.nextInt(3))).corsairs("s_cadix", new Raid(new CountryId("france"), 4, 1))
                .corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 2, Optional.empty(), Optional.of(new CountryId("france")), Optional.empty()));
        var war = situation.war();
        int all = everything(war.board(), List.of());
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(10));
        for (int turn = 0; turn < COMMANDS && !War.RULES.isOver(war.board()); turn++) {
            war.plays(command(war, random), dice);
            assertThat(everything(war.board(), war.events())).as("seed %d, command %d", seed, turn).isEqualTo(all);
        }
        war.events().forEach(event -> cameUp.add(switch (event) {
            case GoldLanded landed -> "landed";
            case GoldSunk sunk -> "sunk";
            case ConvoyAttacked attacked when attacked.plundered() > 0 -> "plundered";
            case ShipsCaptured taken when taken.seized() > 0 -> "captured";
            default -> "other";
        }));
    }

    /** Naval stacks act more often than armies. */
    private static EuCommand command(War war, Random random) {
        var fleets = war.board().navies().stacks().keySet().stream().flatMap(id -> War.RULES.moves(war.board(), id.value()).stream().flatMap(List::stream)).map(Option::command)
                .map(EuCommand.class::cast).toList();
        if (!fleets.isEmpty() && random.nextInt(4) > 0) {
            return fleets.get(random.nextInt(fleets.size()));
        }
        var asked = war.decisions().get(random.nextInt(war.decisions().size()));
        return (EuCommand) War.RULES.sample(war.board(), asked, random::nextInt);
    }

    private static int everything(EuState board, List<EuEvent> events) {
        int ashore = board.marks().gold().values().stream().mapToInt(Integer::intValue).sum();
        int aboard = board.navies().stacks().values().stream().mapToInt(NavalStack::gold).sum();
        int written = board.countries().values().stream()
                .mapToInt(status -> status.spent().getOrDefault(ErsLine.A9, 0) + status.spent().getOrDefault(ErsLine.A10, 0)).sum();
        int lost = events.stream().mapToInt(event -> switch (event) {
            case GoldSunk gone -> gone.lost();
            case ConvoyAttacked attacked -> attacked.plundered() - attacked.income() + attacked.sunk();
            case ShipsCaptured taken -> taken.sunk();
            default -> 0;
        }).sum();
        return ashore + aboard + written + lost;
    }
}
