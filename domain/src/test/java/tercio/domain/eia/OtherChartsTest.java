package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.charts.EnterableCharts;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.table.EnteredTables;

/** Games by charts that have other figures than those of the program: they go on without a dead end, and every rule finds its cell. */
class OtherChartsTest {

    private static final int MOST = 40_000;
    private static final List<String> PERCENTAGES = List.of("0", "5", "10", "15", "20", "25", "30", "45", "60");

    /** Other figures in every chart that has any to lose, within the bounds of each. */
    private static EnteredTables otherCharts(long seed) {
        var random = new Random(seed);
        BiFunction<String, String, String> other = (table, column) -> switch (table + "/" + column) {
            case "combat_resolution/loss_pct", "pursuit/loss_pct" -> PERCENTAGES.get(random.nextInt(PERCENTAGES.size()));
            case "combat_resolution/morale_loss_tenths" -> String.valueOf(random.nextInt(40));
            case "pursuit_class/pursuit_class" -> String.valueOf(random.nextInt(6));
            case "commander/attacker_die_modifier", "commander/defender_die_modifier" -> String.valueOf(random.nextInt(3) - 1);
            case "basic_morale/basic_morale_tenths", "national_morale/morale_tenths" -> String.valueOf(5 + random.nextInt(60));
            case "leaders/strategic" -> String.valueOf(random.nextInt(7));
            case "leaders/tactical" -> String.valueOf(random.nextInt(6));
            case "leaders/tactical_max" -> String.valueOf(1 + random.nextInt(6));
            case "leaders/seniority" -> String.valueOf((char) ('A' + random.nextInt(26)));
            case "corps/movement", "corps/french_movement" -> String.valueOf(1 + random.nextInt(7));
            case "guard_commitment/guard_factors_lost" -> String.valueOf(random.nextInt(9));
            case "depot_counters/depots" -> String.valueOf(7 + random.nextInt(9));
            default -> null;
        };
        return EnteredTables.ofTexts("a test", EnterableCharts.ALL.stream().filter(table -> !table.name().equals("siege"))
                .collect(Collectors.toMap(table -> table.name(), table -> changed(table.name(), table.lines(), other))));
    }

    private static String changed(String table, List<String> lines, BiFunction<String, String, String> other) {
        var columns = lines.getFirst().split(",", -1);
        return lines.getFirst() + "\n" + lines.stream().skip(1).map(line -> {
            var cells = line.split(",", -1);
            return IntStream.range(0, cells.length).mapToObj(at -> {
                var now = other.apply(table, columns[at]);
                return now == null || cells[at].isEmpty() ? cells[at] : now;
            }).collect(Collectors.joining(","));
        }).collect(Collectors.joining("\n"));
    }

    private static RandomCampaign campaign(String scenario, long seed) {
        return new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow().withCharts(otherCharts(seed)), seed);
    }

    @Test
    void theChartsOfThisTestHaveNoFault() {
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(EiaCharts.faults(otherCharts(seed))).isEqualTo(Map.of());
        }
    }

    /** The same game each time. */
    @Test
    void monthsByOtherCharts() {
        var campaign = campaign("turkey-russia", 3);
        campaign.play(60);
        assertThat(campaign.commands() == 60 || RandomCampaign.RULES.isOver(campaign.state())).isTrue();
        assertThat(campaign.state().charts().tables()).isNotSameAs(EiaCharts.PRINTED.tables());
    }

    @Test
    @Thorough("Whole campaigns; months of one are played in the short tier.")
    void campaignsByOtherChartsComeToTheirEnd() {
        for (long number = 20; number < 24; number++) {
            var campaign = campaign("turkey-russia", Tier.seed(number));
            campaign.play(MOST);
            assertThat(RandomCampaign.RULES.isOver(campaign.state())).as("seed %s: %s commands", Tier.seed(number), campaign.commands()).isTrue();
        }
    }
}
