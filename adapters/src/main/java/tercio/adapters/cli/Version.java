package tercio.adapters.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar was built with. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        var built = Version.class.getPackage().getImplementationVersion();
        return new String[] {"tercio " + (built == null ? "(not built as a jar)" : built)};
    }
}
