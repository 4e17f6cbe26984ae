package tercio.adapters.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledJavaTest {

    @TempDir
    private Path machine;

    @Test
    void theNewestOfThoseThatAreNewEnoughIsTaken() throws IOException {
        var found = InstalledJava.newest(25,
                Stream.of(java("jdk-17", "17.0.15"), java("jdk-26", "26"), java("jdk-25", "25.0.3")));
        assertThat(found).map(InstalledJava::executable).contains(machine.resolve("jdk-26/bin/java"));
    }

    @Test
    void whereAllAreTooOldThereIsNone() throws IOException {
        assertThat(InstalledJava.newest(25, Stream.of(java("jdk-17", "17.0.15"), java("jdk-8", "1.8.0_402")))).isEmpty();
    }

    @Test
    void whatIsNoJavaIsPassedOver() throws IOException {
        var withoutProgram = machine.resolve("torn");
        Files.createDirectories(withoutProgram);
        Files.writeString(withoutProgram.resolve("release"), "JAVA_VERSION=\"25\"\n");
        var notes = Files.createDirectories(machine.resolve("notes"));
        var found = InstalledJava.newest(25, Stream.of(withoutProgram, notes, machine.resolve("nowhere")));
        assertThat(found).isEmpty();
    }

    @Test
    void theJavaOfThisTestIsFoundInTheUsualPlaces() {
        assertThat(InstalledJava.newest(Launcher.NEEDED)).isPresent();
    }

    private Path java(String name, String version) throws IOException {
        var home = machine.resolve(name);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        assertThat(Files.createFile(home.resolve("bin/java")).toFile().setExecutable(true)).isTrue();
        return home;
    }
}
