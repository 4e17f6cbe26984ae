package tercio.adapters.http;

import tercio.adapters.rulebook.RulebookModules;

/** A {@link RaceNode} with the rulebooks that are installed. */
final class WarNode {

    private WarNode() {}

    public static void main(String[] arguments) {
        RaceNode.run(RulebookModules.all().rulebooks(), arguments);
    }
}
